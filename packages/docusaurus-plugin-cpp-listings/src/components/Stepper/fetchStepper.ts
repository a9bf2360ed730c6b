import {fetchListing, type DataAddresses} from '../../workers/fetchData';

const fetchNew = (addresses: DataAddresses) =>
  Promise.all([import('./Panel'), fetchListing(addresses)]);

type Fetched = ReturnType<typeof fetchNew>;

/** The panels and data that were fetched ahead of time, by the addresses of the listings' data. */
const ahead = new Map<string, Fetched>();

/** Fetches a listing's panel and data ahead of time. After a failure, `fetchStepper` tries again. */
export function fetchStepperAhead(addresses: DataAddresses): void {
  const fetched = fetchNew(addresses);
  fetched.catch(() => ahead.delete(addresses.data));
  ahead.set(addresses.data, fetched);
}

/** Fetches a listing's panel and data, or returns those that were fetched ahead of time. */
export function fetchStepper(addresses: DataAddresses): Fetched {
  const fetched = ahead.get(addresses.data) ?? fetchNew(addresses);
  ahead.delete(addresses.data);
  return fetched;
}
