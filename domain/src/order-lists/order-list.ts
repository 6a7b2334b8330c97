/** Who of the company sees an order list beside its owner, and whether they may change what is on it. */
export const sharings = ['private', 'read', 'change'] as const

export type Sharing = (typeof sharings)[number]

/** Most characters of a list's name. */
export const LONGEST_NAME = 80

/** Most order lists of one user. */
export const MOST_LISTS = 100

/** Most flavours on one list. */
export const MOST_POSITIONS = 2000

type Shared = { readonly ownerId: number; readonly sharing: Sharing }
type Reader = { readonly userId: number }

/** Whether a colleague of the owner sees a list. */
export const maySee = ({ ownerId, sharing }: Shared, { userId }: Reader): boolean =>
  ownerId === userId || sharing !== 'private'

/** Whether they may change what is on it. */
export const mayChange = ({ ownerId, sharing }: Shared, { userId }: Reader): boolean =>
  ownerId === userId || sharing === 'change'

/**
 * Whether they may rename, share and delete it. Users who manage the company's users may do so with every shared list, as
 * its owner may have left the company.
 */
export const mayManage = (list: Shared, reader: Reader & { readonly managesUsers: boolean }): boolean =>
  list.ownerId === reader.userId || (reader.managesUsers && maySee(list, reader))
