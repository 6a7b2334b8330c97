import { ACCOUNT } from '../../people/access/addresses.ts'

export const APPROVALS = `${ACCOUNT}/approvals`
