import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'

export interface ToastMessage {
  title: string
  text?: ReactNode
  tone?: 'info' | 'success' | 'error'
  /** One thing to do about it. */
  action?: { label: string; onClick: () => void }
}

/** Says a thing that happened elsewhere; what happens before the reader's eyes needs no toast. */
export const useToast = (): ((message: ToastMessage) => void) => useContext(ToastContext)

const ToastList = lazy(() => import('./ToastList.tsx'))

/** Room for toasts; their code is fetched with the first. */
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
