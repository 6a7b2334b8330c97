import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { Navigate } from 'react-router'

/** /virtual-trade-show redirects to the lobby. */
export const IndexPage = () => <Navigate to={LOBBY} replace />
