import {expect, it, vi} from 'vitest';
import {createTaskSlot} from '../taskSlot';

const newTask = () => ({stop: vi.fn<() => void>()});

it('the slot stops a task when another replaces it, and later stops only the other', () => {
  const slot = createTaskSlot();
  const [first, second] = [slot.hold(newTask()), newTask()];
  expect(slot.holds(first)).toBe(true);
  slot.hold(second);
  expect(first.stop).toHaveBeenCalledTimes(1);
  expect(slot.holds(first)).toBe(false);
  expect(second.stop).not.toHaveBeenCalled();
  slot.stop();
  expect(second.stop).toHaveBeenCalledTimes(1);
  expect(first.stop).toHaveBeenCalledTimes(1);
});

it('the slot stops a task when it drops the task, and no longer holds it', () => {
  const slot = createTaskSlot();
  const task = slot.hold(newTask());
  slot.drop();
  expect(task.stop).toHaveBeenCalledTimes(1);
  expect(slot.holds(task)).toBe(false);
  slot.stop();
  expect(task.stop).toHaveBeenCalledTimes(1);
});
