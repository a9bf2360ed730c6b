/** Waits for an active worker; undefined if it could not be set up. */
export async function activeWorker(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorker | undefined> {
  const {installing} = registration;
  if (registration.active || !installing) {
    return registration.active ?? undefined;
  }
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') {
        resolve(installing);
      } else if (installing.state === 'redundant') {
        resolve(undefined);
      }
    });
  });
}
