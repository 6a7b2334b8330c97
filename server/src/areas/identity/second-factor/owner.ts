import { refuse } from '@fairfloor/domain/identity/refusals'
import type { Viewer } from '@fairfloor/domain/identity/viewer'
import { mayChangePassword } from '../policy.ts'

/** Whether what the viewer may do demands a second factor. */
export const needsFactor = async (
  { isAgent, isOperator }: Viewer,
  isDemanded: () => Promise<boolean>,
): Promise<boolean> => (isAgent || isOperator) && (await isDemanded())

/** The login's owner: an agent who acts as somebody has no say in it. @throws Refusal forbidden */
export function owner(viewer: Viewer): Viewer {
  if (!mayChangePassword(viewer)) throw refuse('forbidden')
  return viewer
}
