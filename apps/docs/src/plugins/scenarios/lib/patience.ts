/** The pause between repeated calls, in milliseconds, and the max number of calls. */
const every = 500;
const max = 20;

/** Ends after the pause, or at once when it is given up. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/** Asks until the answer is enough, or for as long as a reader waits. Answers the last one. */
export const askedUntil = async <Answer>(
  ask: () => Promise<Answer>,
  isEnough: (answer: Answer) => boolean,
  signal: AbortSignal,
  wait: typeof pause = pause,
): Promise<Answer> => {
  let answer = await ask();
  for (let times = 1; times < max && !isEnough(answer) && !signal.aborted; times += 1) {
    await wait(every, signal);
    answer = await ask();
  }
  return answer;
};
