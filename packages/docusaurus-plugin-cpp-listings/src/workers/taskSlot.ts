interface Stoppable {
  readonly stop: () => void;
}

/** The one task that a panel has under way. */
export interface TaskSlot {
  /** Stops the task that is held and holds another in its place. */
  readonly hold: <Task extends Stoppable>(task: Task) => Task;
  /** Whether no other task has taken the place of this one. */
  readonly holds: (task: Stoppable) => boolean;
  readonly stop: () => void;
  /** Stops the task that is held and lets go of it: what comes of it is wanted no more. */
  readonly drop: () => void;
}

/** Creates the slot of a panel. */
export function createTaskSlot(): TaskSlot {
  let held: Stoppable | undefined;
  const stop = () => held?.stop();
  return {
    hold(task) {
      stop();
      held = task;
      return task;
    },
    holds: (task) => task === held,
    stop,
    drop() {
      stop();
      held = undefined;
    },
  };
}
