import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { Navigate } from 'react-router'

/** /virtual-trade-show leads to the lobby. */
export const IndexPage = () => <Navigate to={LOBBY} replace />
