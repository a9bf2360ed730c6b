/** Why a worker broke off; a script that could not be fetched has no words of its own. */
export const workerFault = ({message}: Partial<ErrorEvent>): string =>
  message === undefined || message === '' ? 'a part of this page could not be fetched' : message;
