import {type ComponentType, type ReactNode} from 'react';

type Components = Readonly<Record<string, ComponentType<never>>>;

interface Attributes {
  readonly file?: string;
  readonly problem?: string;
}

/** The attributes of which `remarkListings` gives each component at least one. */
const added = ['addresses', 'data', 'place'];

/** Returns an element as its author wrote it, as far as that tells it from others. */
const written = (name: string, {file, problem}: Attributes) =>
  `<${name}${file === undefined ? '' : ` file="${file}"`}${problem === undefined ? '' : ` problem="${problem}"`}>`;

function requiring(name: string, Component: ComponentType<Attributes>): ComponentType<Attributes> {
  return function WithData(attributes: Attributes): ReactNode {
    if (!added.some((attribute) => attribute in attributes)) {
      throw new Error(
        `${written(name, attributes)} has no data, because remarkListings did not read its page; ` +
          'add it to the "remarkPlugins" of the plugin that shows the page: docs, blog or pages',
      );
    }
    return <Component {...attributes} />;
  };
}

/**
 * Makes components refuse to be shown without the data that `remarkListings` adds. They would show
 * nothing, or nothing but a frame.
 *
 * @returns components, each of which throws an Error, which fails the build, naming the element and
 * the fix.
 */
export function requireData<Given extends Components>(components: Given): Given {
  const required: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(components).map(([name, Component]) => [
      name,
      requiring(name, Component as ComponentType<Attributes>),
    ]),
  );
  return required as Given;
}
