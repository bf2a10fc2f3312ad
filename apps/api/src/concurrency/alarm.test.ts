import { expect, it } from 'vitest';
import { createAlarm } from './alarm.ts';

it('a pause ends as soon as the alarm rings', async () => {
  const alarm = createAlarm();
  const slept = alarm.sleep(1_000_000);
  alarm.ring();
  await slept;
  expect(alarm.timesRung()).toBe(1);
});

it('a pause ends by itself after its time', async () => {
  const alarm = createAlarm();
  await alarm.sleep(1);
  expect(alarm.timesRung()).toBe(0);
});
