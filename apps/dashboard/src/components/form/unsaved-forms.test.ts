import { beforeEach, expect, test, vi } from 'vitest';
import {
  hasUnsaved,
  isAskedToLeave,
  leaveAfterAsking,
  leaveNow,
  markUnsaved,
  stayHere,
  watchUnsaved,
} from './unsaved-forms.ts';

const leave = vi.fn();
beforeEach(() => {
  leave.mockReset();
  markUnsaved('one', false);
});

test('nothing is asked where nothing would be lost', () => {
  leaveAfterAsking(leave);
  expect(leave).toHaveBeenCalledOnce();
  expect(isAskedToLeave()).toBe(false);
});

test('who stays keeps what was typed; who leaves is asked once', () => {
  const told = vi.fn();
  const stop = watchUnsaved(told);
  markUnsaved('one', true);
  markUnsaved('one', true);
  markUnsaved('two', true);
  expect(told).toHaveBeenCalledTimes(2);
  leaveAfterAsking(leave);
  expect([isAskedToLeave(), leave.mock.calls.length]).toEqual([true, 0]);
  stayHere();
  expect([isAskedToLeave(), hasUnsaved(), leave.mock.calls.length]).toEqual([false, true, 0]);
  leaveAfterAsking(leave);
  leave.mockImplementation(() => expect(hasUnsaved()).toBe(false));
  leaveNow();
  expect([isAskedToLeave(), leave.mock.calls.length]).toEqual([false, 1]);
  stop();
});
