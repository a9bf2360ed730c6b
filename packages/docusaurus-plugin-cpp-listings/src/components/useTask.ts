import {useEffect, useState} from 'react';
import {createTaskSlot, type TaskSlot} from '../workers/taskSlot';
import type {WorkerTask} from '../workers/workerClient';

/** The last task of a panel. */
export interface TaskState<Result> {
  readonly result: Result | undefined;
  /** Whether it has been under way for long. */
  readonly isSlow: boolean;
  /** Waits for a task, which takes the place of an earlier one. */
  readonly start: (task: WorkerTask<Result>) => Promise<Result>;
  readonly stop: () => void;
  /** Forgets the result. */
  readonly clear: () => void;
  /** Forgets the result and the task that is under way. */
  readonly abandon: () => void;
}

/** Holds a panel's task, which is stopped when the panel goes. */
export function useTaskSlot(): TaskSlot {
  const [slot] = useState(createTaskSlot);
  useEffect(() => slot.stop, [slot]);
  return slot;
}

/**
 * Runs a panel's tasks, of which a new one takes the place of an earlier one.
 *
 * @param slowAfter milliseconds after which a task is slow.
 */
export function useTask<Result>(slowAfter: number): TaskState<Result> {
  const [result, setResult] = useState<Result>();
  const [isSlow, setIsSlow] = useState(false);
  const slot = useTaskSlot();
  const forget = () => {
    setResult(undefined);
    setIsSlow(false);
  };
  return {
    result,
    isSlow,
    async start(task) {
      slot.hold(task);
      forget();
      const timer = setTimeout(() => setIsSlow(true), slowAfter);
      const ended = await task.result;
      clearTimeout(timer);
      if (slot.holds(task)) {
        setIsSlow(false);
        setResult(ended);
      }
      return ended;
    },
    stop: slot.stop,
    clear: () => setResult(undefined),
    abandon() {
      slot.drop();
      forget();
    },
  };
}
