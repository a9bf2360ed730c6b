interface Stoppable {
  readonly stop: () => void;
}

/** A slot for the only active task of a panel. */
export interface TaskSlot {
  /** Stops the held task and replaces it by another. */
  readonly hold: <Task extends Stoppable>(task: Task) => Task;
  /** Whether the slot still holds this task. */
  readonly holds: (task: Stoppable) => boolean;
  readonly stop: () => void;
  /** Stops the held task and removes it, because its result is no longer wanted. */
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
