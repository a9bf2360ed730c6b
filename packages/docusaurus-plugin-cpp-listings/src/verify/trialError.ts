/** A trial failed in a way that ends all trials of its problem. The message names the place. */
export class TrialError extends Error {
  override readonly name = 'TrialError';
}
