import { Navigate } from 'react-router'
import { LOBBY } from './addresses.ts'

/** /virtual-trade-show leads to the lobby. */
export const Component = () => <Navigate to={LOBBY} replace />
