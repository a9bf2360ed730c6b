import {createElement, Fragment, type ReactNode} from 'react';

interface Message {
  readonly message: string;
}

type Values = Readonly<Record<string, string | number>>;

const filled = (message: string, values: Values) =>
  message.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));

/** A mock of Docusaurus's `translate`: unit tests read the English messages. */
export function translate({message}: Message, values: Values = {}): string {
  return filled(message, values);
}

interface Props {
  readonly children: string;
  readonly values?: Readonly<Record<string, ReactNode>>;
}

/** A mock of Docusaurus's `<Translate>`. */
export default function Translate({children, values = {}}: Props): ReactNode {
  const parts = children
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : values[part]));
  return createElement(Fragment, undefined, ...parts);
}
