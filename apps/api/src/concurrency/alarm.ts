/** A pause that other code can end early. */
export const createAlarm = () => {
  let rung = 0;
  let endPause: () => void = () => {};

  return {
    /** How often the alarm has rung. A caller that compares it before and after its work sees whether it rang in between. */
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
