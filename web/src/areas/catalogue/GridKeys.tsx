import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useOnceOpen } from '../../ui/useOnceOpen.ts'

const KeysModal = lazyPart(() => import('./KeysModal.tsx'))

/** The keys of the order grid; their list is loaded when it is first asked for. */
export function GridKeys(props: { open: boolean; onClose: () => void }) {
  const once = useOnceOpen(props.open)
  return once ? (
    <Suspense>
      <KeysModal {...props} />
    </Suspense>
  ) : null
}
