import {HttpError} from './store';

/** The protocol errors of requests. */
export class ProtocolErrors {
  readonly messages: string[] = [];

  /** Records an error that the server would not notice. */
  add(message: string): void {
    this.messages.push(message);
  }

  /** Records an error that the server would notice. @throws HttpError, as the server's answer. */
  reject(status: number, message: string): never {
    this.add(message);
    throw new HttpError(status, message);
  }
}
