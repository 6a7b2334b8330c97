import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'

export interface ToastMessage {
  title: string
  text?: ReactNode
  tone?: 'info' | 'success' | 'error'
  /** An optional action. */
  action?: { label: string; onClick: () => void }
}

/** Reports something that happened out of view; visible results need no toast. */
export const useToast = (): ((message: ToastMessage) => void) => useContext(ToastContext)

const ToastList = lazyPart(() => import('./ToastList.tsx'))

/** Container for toasts; their code is loaded with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<readonly ToastMessage[]>([])
  const say = useMemo(() => (message: ToastMessage) => setSaid(before => [...before, message]), [])
  return (
    <ToastContext value={say}>
      {children}
      {said.length > 0 && (
        <Suspense>
          <ToastList said={said} />
        </Suspense>
      )}
    </ToastContext>
  )
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {})
