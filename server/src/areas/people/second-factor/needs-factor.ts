import type { Viewer } from '@fairfloor/domain/viewer'

/** Whether what the viewer may do demands a second factor. */
export const needsFactor = async (
  { isAgent, isOperator }: Viewer,
  isDemanded: () => Promise<boolean>,
): Promise<boolean> => (isAgent || isOperator) && (await isDemanded())
