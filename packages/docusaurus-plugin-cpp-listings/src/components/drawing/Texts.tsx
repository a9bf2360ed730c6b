import {type ReactNode} from 'react';
import {characterPlaces, type PlacedText} from './places';

export interface Props {
  readonly texts: readonly PlacedText[];
  readonly className?: string | undefined;
}

/**
 * Monospaced texts, each centred on its point. One element holds all of them, because each
 * character has a position of its own.
 */
export function MonospacedTexts({
  texts,
  size,
  className,
}: Props & {readonly size: number}): ReactNode {
  const places = characterPlaces(texts, size);
  const heights = places.map(({y}) => y);
  // The last height holds for all characters that follow.
  const lastNew = heights.map((y, index) => y !== heights[index - 1]).lastIndexOf(true);
  return (
    places.length > 0 && (
      <text
        x={places.map(({x}) => x).join(' ')}
        y={heights.slice(0, lastNew + 1).join(' ')}
        className={className}
      >
        {texts
          .map(({text}) => text)
          .join('')
          .replaceAll(' ', '\u00A0')}
      </text>
    )
  );
}

/** Texts in the font of the page, each centred on its point. */
export function Texts({texts, className}: Props): ReactNode {
  const [first] = texts;
  return (
    first && (
      <text className={className} {...(texts.length === 1 && {x: first.x, y: first.y})}>
        {texts.length === 1
          ? first.text
          : texts.map(({text, x, y}) => (
              <tspan key={`${x} ${y}`} x={x} y={y}>
                {text}
              </tspan>
            ))}
      </text>
    )
  );
}
