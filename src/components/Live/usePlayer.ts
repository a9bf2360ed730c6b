import {useEffect, useState} from 'react';

/** Where a reader is in a run, and how it moves. */
export interface Player {
  readonly position: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  /** Goes to a step, as near as there is one, and stops playing. */
  readonly moveTo: (position: number) => void;
  /** Plays, from the start when it is at its end; or pauses. */
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
}

/** Keeps the position in a run whose last step has the number `last`. */
export default function usePlayer(last: number, start: number): Player {
  const [position, setPosition] = useState(start);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!isPlaying) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setPosition(Math.min(position + 1, last));
      setIsPlaying(position + 1 < last);
    }, 1000 / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, position, speed, last]);
  return {
    position: Math.min(position, last),
    isPlaying,
    speed,
    moveTo: (next) => {
      setPosition(next);
      setIsPlaying(false);
    },
    toggle: () => {
      if (!isPlaying && position >= last) {
        setPosition(0);
      }
      setIsPlaying(!isPlaying);
    },
    setSpeed,
  };
}
