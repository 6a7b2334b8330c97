import { expect, test } from 'vitest'
import { meetsRobot } from './robot.ts'

/** Every step between two of this many scenes. */
const steps = Array.from({ length: 23 }, (_, from) => Array.from({ length: 23 }, (_, to) => [from, to] as const)).flat()

test('the robot waits on six ways, and on none of them backwards (TS-165..170)', () =>
  expect(steps.filter(([from, to]) => meetsRobot(from, to))).toEqual([
    [7, 6],
    [9, 11],
    [10, 2],
    [12, 14],
    [18, 17],
    [21, 13],
  ]))
