import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { unsavedIn, watchUnsaved } from '../../../ui/unsaved.ts'

/** What the reader is asked: before it is left, or only whether what is typed may go. */
export type Question = { readonly of: 'leave'; readonly go: () => void } | { readonly of: 'discard' }

interface LeavingOptions {
  form: RefObject<HTMLFormElement | null>
  isChanged: boolean
  ask: (question: Question) => void
  submit: () => void
}

/** Asks before a link, the button Back, a closed sheet or a closed window leaves behind what is not saved; Ctrl+S saves, Escape asks. */
export function useLeaving({ form, isChanged, ask, submit }: LeavingOptions): void {
  const navigate = useNavigate()
  const here = usePlace()
  const on = useEffectEvent((event: KeyboardEvent) => onKey(event, form.current, { isChanged, ask, submit }))
  const askFor = useEffectEvent((go: () => void) => ask({ of: 'leave', go }))
  const changed = useEffectEvent(() => isChanged)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => on(event)
    const end = watchUnsaved({ form: () => form.current, isChanged: () => changed(), ask: go => askFor(go) })
    document.addEventListener('keydown', onKeyDown)
    return () => {
      end()
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [form])

  useEffect(() => {
    if (!isChanged) return undefined
    const isFirst = () => unsavedIn(document.body)?.form() === form.current
    const onClick = (event: MouseEvent) => {
      const address = leavingTo(event)
      if (address === null || !isFirst()) return
      event.preventDefault()
      event.stopPropagation()
      askFor(() => void navigate(address))
    }
    // The router has not heard of it: its place is the one before.
    let isReturning = false
    const onBack = (event: PopStateEvent) => {
      const { path, index } = here.current
      const steps = (event.state?.idx ?? 0) - index
      if (isReturning) event.stopImmediatePropagation()
      else if (location.pathname !== path && steps !== 0 && isFirst()) {
        event.stopImmediatePropagation()
        isReturning = true
        history.go(-steps)
        askFor(() => {
          window.removeEventListener('popstate', onBack, true)
          history.go(steps)
        })
        return
      }
      isReturning = false
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Before the link itself, and the router, hear of it.
    document.addEventListener('click', onClick, true)
    window.addEventListener('popstate', onBack, true)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onBack, true)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isChanged, form, here, navigate])
}

/** Where the page is, and how many steps from its first one. */
function usePlace() {
  const { pathname, key } = useLocation()
  const here = useRef({ path: pathname, index: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each step, also when the path stays the same
  useEffect(() => {
    here.current = { path: pathname, index: (history.state as { idx?: number } | null)?.idx ?? 0 }
  }, [pathname, key])
  return here
}

type Keys = Pick<LeavingOptions, 'isChanged' | 'ask' | 'submit'>

function onKey(event: KeyboardEvent, form: HTMLElement | null, { isChanged, ask, submit }: Keys): void {
  const target = event.target as Element | null
  // With the focus outside of all forms, the key is for the one that is changed.
  const isMeant = form?.contains(target) || (isChanged && !target?.closest('form, [role="dialog"]'))
  if (event.defaultPrevented || !isMeant) return
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
    event.preventDefault()
    submit()
  }
  // A sheet asks by itself, and an open list only closes.
  if (
    event.key === 'Escape' &&
    isChanged &&
    !form?.closest('[role="dialog"]') &&
    !target?.ariaExpanded?.includes('true')
  )
    ask({ of: 'discard' })
}

/** Where a plain press of a link leads to another page of the site; null for everything else. */
function leavingTo({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest('a')
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin) return null
  return link.pathname === location.pathname ? null : link.pathname + link.search + link.hash
}
