const LEAST_ACROSS_PX = 20
const MOST_DOWN_PX = 10

/**
 * What a movement of a finger means: the next item (1), the one before (-1), or nothing (0).
 * @param across pixels to the right
 * @param down pixels downwards
 */
export function swipeOf(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) <= LEAST_ACROSS_PX || Math.abs(down) > MOST_DOWN_PX) return 0
  return across < 0 ? 1 : -1
}
