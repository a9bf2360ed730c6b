import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/**
 * Returns the address of the worker for `register`. No other code passes it to the browser, so that
 * a Trusted Types policy has to accept it in one place only.
 */
export const workerAddress = (): string => settings.worker;
