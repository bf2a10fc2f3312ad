/** A pause that others can cut short. */
export const createAlarm = () => {
  let rung = 0;
  let endPause: () => void = () => {};

  return {
    /** How many times the alarm has rung: who looks before their work sees whether it rang meanwhile. */
    timesRung: (): number => rung,

    ring: (): void => {
      rung += 1;
      endPause();
    },

    /** Resolves after this time, in milliseconds, or as soon as the alarm rings. */
    sleep: (milliseconds: number): Promise<void> =>
      new Promise((done) => {
        const timer = setTimeout(done, milliseconds);
        endPause = () => {
          clearTimeout(timer);
          done();
        };
      }),
  };
};
