import { addressOf } from '@fairfloor/domain/endpoint'
import { loginPage, logoutPage } from '@fairfloor/domain/people/pages'
import { useLocation } from 'react-router'

/** The address of the page that is shown, with its query and fragment. */
export function useHere(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + search + hash
}

/** The address of a login that leads back to the page that is shown. */
export function useLoginAddress(): string {
  const here = useHere()
  const isApart = here === '/' || [loginPage, logoutPage].some(({ path }) => here.split(/[?#]/)[0] === path)
  return isApart ? loginPage.path : addressOf(loginPage, { query: { target: here } })
}
