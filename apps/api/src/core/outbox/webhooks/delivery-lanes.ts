/** The most concurrent deliveries: in total, on one lane, and on a new lane. The processes on the database share them. */
const maxInAll = 256;
const maxOnLane = 16;
const firstOnLane = 4;
/** An answer that takes longer than this many milliseconds counts as slow. */
const slow = 2_000;

type Lane = { running: number; max: number };

/**
 * Divides the concurrent deliveries among the lanes. A lane whose server answers slowly or not at all gets one delivery at a time
 * until it answers fast again, so that such servers leave capacity for the others. `processes`: how many work on the database.
 */
export const createLanes = (processes: () => number = () => 1) => {
  const shareOf = (max: number): number => Math.max(1, Math.floor(max / processes()));
  const lanes = new Map<string, Lane>();
  let running = 0;

  const laneOf = (name: string): Lane => {
    const lane = lanes.get(name) ?? { running: 0, max: shareOf(firstOnLane) };
    lanes.set(name, lane);
    return lane;
  };

  return {
    /** The number of deliveries that each lane may start now, in the given order. */
    share: (names: readonly string[]): readonly { readonly lane: string; readonly max: number }[] => {
      let room = shareOf(maxInAll) - running;
      return names.flatMap((name) => {
        const lane = laneOf(name);
        const max = Math.min(Math.min(lane.max, shareOf(maxOnLane)) - lane.running, room);
        if (max <= 0) return [];
        room -= max;
        return [{ lane: name, max }];
      });
    },
    enter: (name: string): void => {
      laneOf(name).running += 1;
      running += 1;
    },
    /** Adjusts a lane's limit after an attempt: doubled after a fast answer, 1 after a slow answer or none. */
    note: (name: string, answered: boolean, milliseconds: number): void => {
      const lane = laneOf(name);
      lane.max = answered && milliseconds <= slow ? Math.min(lane.max * 2, shareOf(maxOnLane)) : 1;
    },
    leave: (name: string): void => {
      laneOf(name).running -= 1;
      running -= 1;
    },
  };
};

export type Lanes = ReturnType<typeof createLanes>;
