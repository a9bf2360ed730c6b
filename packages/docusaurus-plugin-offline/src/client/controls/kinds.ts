import {kindOf, type BuildFile, type Kind} from '../../model/manifest';

/** The cached files of a kind. */
export interface KindState {
  readonly kind: Kind;
  readonly files: number;
  readonly size: number;
}

/** Counts one more cached file. */
export function withFile(kinds: readonly KindState[], file: BuildFile): readonly KindState[] {
  const kind = kindOf(file);
  const known = kinds.find((one) => one.kind === kind) ?? {kind, files: 0, size: 0};
  const counted = {kind, files: known.files + 1, size: known.size + file.size};
  return kinds.includes(known)
    ? kinds.map((one) => (one === known ? counted : one))
    : [...kinds, counted];
}

/** Subtracts a removed file from the counts. */
export const withoutFile = (kinds: readonly KindState[], file: BuildFile): readonly KindState[] =>
  kinds
    .map((one) =>
      one.kind === kindOf(file) ? {...one, files: one.files - 1, size: one.size - file.size} : one,
    )
    .filter(({files}) => files > 0);
