import {type ReactNode} from 'react';

export interface Props<Option extends string> {
  /** The name of the field in the form. */
  readonly name: string;
  readonly label: ReactNode;
  readonly options: readonly Option[];
  readonly textOf: (option: Option) => string;
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
}

/** A list from which the reader chooses one option. */
export default function Choice<Option extends string>({
  name,
  label,
  options,
  textOf,
  chosen,
  onChoose,
}: Props<Option>): ReactNode {
  return (
    <label>
      {label}
      <select
        name={name}
        value={chosen}
        onChange={(event) => {
          const option = options.find((each) => each === event.target.value);
          onChoose(option ?? chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
