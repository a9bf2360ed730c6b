import {useEffect, useState} from 'react';
import {createTaskSlot, type TaskSlot} from '../workers/taskSlot';
import type {WorkerTask} from '../workers/workerClient';

/** The last task of a panel. */
export interface TaskState<Result> {
  readonly result: Result | undefined;
  /** Whether the task has been running for a long time. */
  readonly isSlow: boolean;
  /** Waits for a task, which replaces an earlier one. */
  readonly start: (task: WorkerTask<Result>) => Promise<Result>;
  readonly stop: () => void;
  /** Removes the result. */
  readonly clear: () => void;
  /** Removes the result and abandons the running task. */
  readonly abandon: () => void;
}

/** Holds a panel's task, and stops it when the panel unmounts. */
export function useTaskSlot(): TaskSlot {
  const [slot] = useState(createTaskSlot);
  useEffect(() => slot.stop, [slot]);
  return slot;
}

/**
 * Runs a panel's tasks; a new task replaces an earlier one.
 *
 * @param slowAfter the number of milliseconds after which a task is slow.
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
