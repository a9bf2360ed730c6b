import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/** Returns the address of the worker as `register` takes it: where Trusted Types ask, here. */
export const workerAddress = (): string => settings.worker;
