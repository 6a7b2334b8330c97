import { Navigate } from 'react-router'
import { LOBBY } from './addresses.ts'

/** /virtual-trade-show leads to the lobby. */
export const IndexPage = () => <Navigate to={LOBBY} replace />
