import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { editorTexts } from './editor-texts.ts'

/** Asks before a link, or a closed window, leaves behind what is not saved. */
export function LeaveGuard({ when }: { when: boolean }) {
  const t = useTexts(editorTexts).leave
  const navigate = useNavigate()
  const [to, setTo] = useState<string | null>(null)
  useEffect(() => {
    if (!when) return undefined
    const ask = (event: MouseEvent) => {
      const address = leavingTo(event)
      if (address === null) return
      event.preventDefault()
      event.stopPropagation()
      setTo(address)
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    // Before the link itself hears of it.
    document.addEventListener('click', ask, true)
    window.addEventListener('beforeunload', warn)
    return () => {
      document.removeEventListener('click', ask, true)
      window.removeEventListener('beforeunload', warn)
    }
  }, [when])
  const stay = () => setTo(null)
  return (
    <Modal
      open={to !== null}
      onClose={stay}
      size="s"
      title={t.title}
      foot={
        <>
          <Button onClick={stay}>{t.stay}</Button>
          <Button
            variant="ink"
            onClick={() => {
              stay()
              if (to !== null) void navigate(to)
            }}
          >
            {t.go}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
    </Modal>
  )
}

/** Where a plain press of a link leads within the site; null for everything else. */
function leavingTo({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest('a')
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin) return null
  const address = link.pathname + link.search
  return address === location.pathname + location.search ? null : address
}
