/**
 * Lets at most `maxInTurn` callers continue in each turn of the event loop; the others continue in later turns, in order. So
 * hundreds of calls that arrive together do not delay everything else.
 */
export const createLoopShare = (maxInTurn: number) => {
  const line: (() => void)[] = [];
  let passed = 0;
  let isTurnWatched = false;

  const beginTurn = (): void => {
    isTurnWatched = false;
    passed = 0;
    for (const enter of line.splice(0, maxInTurn)) {
      passed += 1;
      enter();
    }
    if (passed > 0) watchTurn();
  };

  const watchTurn = (): void => {
    if (isTurnWatched) return;
    isTurnWatched = true;
    setImmediate(beginTurn);
  };

  return async (): Promise<void> => {
    watchTurn();
    if (line.length === 0 && passed < maxInTurn) {
      passed += 1;
      return;
    }
    await new Promise<void>((enter) => line.push(enter));
  };
};
