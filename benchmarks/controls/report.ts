import {quantile} from '../quantile';
import {shortestReported} from './interactions';
import type {Kind} from './kinds';
import type {ControlUse, Visit} from './visit';

/** The longest acceptable duration of an interaction, in milliseconds. */
const bar = 200;

/**
 * Returns the duration of a use. A use too short to be reported counts as the shortest duration.
 */
const durationOf = ({interaction}: ControlUse): number => interaction?.duration ?? shortestReported;

const text = (duration: number) =>
  duration <= shortestReported ? `≤ ${shortestReported}` : String(Math.round(duration));

const partsOf = ({interaction}: ControlUse) =>
  interaction
    ? [
        interaction.delay,
        interaction.processing,
        interaction.duration - interaction.delay - interaction.processing,
      ]
        .map((part) => Math.max(0, Math.round(part)))
        .join(' + ')
    : '';

/**
 * Returns the kinds over the bar. A kind counts by its longest use in each visit to an article, and
 * must be over the bar in all visits.
 */
export function overBar(visits: readonly Visit[]): string[] {
  const longest = new Map<string, number[]>();
  for (const {used} of visits) {
    const ofVisit = new Map<string, number>();
    for (const one of used) {
      const key = `${one.kind}, ${one.article}`;
      ofVisit.set(key, Math.max(ofVisit.get(key) ?? 0, durationOf(one)));
    }
    ofVisit.forEach((duration, key) => longest.set(key, [...(longest.get(key) ?? []), duration]));
  }
  return [...longest]
    .filter(([, durations]) => Math.min(...durations) > bar)
    .map(([key, durations]) => `${key}: ${durations.map(Math.round).join(', ')} ms`);
}

/** Formats the main thread's work: all, script, style and layout. */
const workOf = ({work}: ControlUse) =>
  [work.all, work.script, work.style, work.layout].map(Math.round).join(', ');

function rowOf(kind: Kind, all: readonly ControlUse[]): string {
  const used = all.filter((one) => one.kind === kind.name);
  const durations = used.map(durationOf);
  const [worst] = [...used].sort((a, b) => durationOf(b) - durationOf(a));
  const cells = worst
    ? [
        used.length,
        text(quantile(durations, 0.5)),
        text(durationOf(worst)),
        partsOf(worst),
        workOf(worst),
        worst.article,
      ]
    : [0, '', '', '', '', kind.use ? 'found in no article' : 'not used'];
  return `| ${[kind.name, ...cells].join(' | ')} |`;
}

/**
 * Returns the table by kind of control, the kinds over the bar and the controls that were not used.
 */
export function reportOf(kinds: readonly Kind[], visits: readonly Visit[]): string {
  const used = visits.flatMap((visit) => visit.used);
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? `${title}: none`
      : `${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`;
  const distinct = (lines: readonly string[]) => [...new Set(lines)];
  return [
    '| control | uses | median | worst | delay + handlers + frame | work: all, script, style, layout | where |',
    '| --- | --: | --: | --: | --: | --: | --- |',
    ...kinds.map((kind) => rowOf(kind, used)),
    '',
    list(`Over ${bar} ms in each visit`, overBar(visits)),
    '',
    list('Controls of unknown kind', distinct(visits.flatMap(({unknown}) => unknown))),
    '',
    list('Controls that could not be used', distinct(visits.flatMap(({failed}) => failed))),
  ].join('\n');
}
