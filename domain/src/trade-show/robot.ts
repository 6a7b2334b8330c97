/** The ways on which the robot meets visitors: from panorama to panorama, one direction only. */
export const ROBOT_WAYS: readonly (readonly [from: number, to: number])[] = [
  [10, 2],
  [7, 6],
  [9, 11],
  [21, 13],
  [18, 17],
  [12, 14],
]

export const meetsRobot = (from: number, to: number): boolean =>
  ROBOT_WAYS.some(way => way[0] === from && way[1] === to)
