import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/**
 * Returns the address of the worker for `register`. A site that requires Trusted Types can replace
 * this module.
 */
export const workerAddress = (): string => settings.worker;
