import { isLanguage, LANGUAGE_COOKIE, type Language, languages } from '@fairfloor/domain/language'
import { chooseLanguage } from '@fairfloor/domain/people/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { keepCookie, readCookie } from '../lib/cookies.ts'
import { useApiMutation } from '../lib/sending/use-api-mutation.ts'
import { useSettings } from '../lib/settings.ts'
import { LanguageContext } from '../lib/texts.tsx'
import { userQuery, useUser } from './user.ts'

/**
 * Provides the reader's language and sets it on the page (`<html lang>`). Starts with the language of the server's
 * answer; a choice is stored in this browser and, when logged in, with the user.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { mutate: keepWithUser } = useApiMutation(chooseLanguage)
  const offered = useSettings()?.languages ?? languages
  const [language, setState] = useState(() => firstLanguage(offered))
  const userId = useUser()?.id
  const lastUser = useRef(userId)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  // Applies the language chosen on another device after a login, or in another tab.
  useEffect(() => {
    const follow = () => setState(before => chosen() ?? before)
    if (userId !== lastUser.current) follow()
    lastUser.current = userId
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [userId])

  const value = useMemo(() => {
    const setLanguage = (wanted: Language) => {
      setState(wanted)
      keepCookie(LANGUAGE_COOKIE, wanted)
      // Applies to this visit even if it cannot be stored.
      if (client.getQueryData(userQuery.queryKey)?.user) keepWithUser({ body: { language: wanted } })
    }
    return { language, setLanguage }
  }, [client, keepWithUser, language])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

function chosen(): Language | undefined {
  const kept = readCookie(LANGUAGE_COOKIE)
  return isLanguage(kept) ? kept : undefined
}

function firstLanguage(offered: readonly Language[]): Language {
  const { lang } = document.documentElement
  const language = takenOver(offered) ?? offered.find(one => one === lang) ?? offered[0]!
  // The user has chosen another one elsewhere since.
  if (chosen() && chosen() !== language) keepCookie(LANGUAGE_COOKIE, language)
  return language
}

/** Where choices were stored before the cookie. */
const OLD_KEY = 'fairfloor.language'

/** Migrates such a choice once. Storage throws in private windows and where it is forbidden. */
function takenOver(offered: readonly Language[]): Language | undefined {
  try {
    const old = localStorage.getItem(OLD_KEY)
    if (old === null) return undefined
    localStorage.removeItem(OLD_KEY)
    const language = offered.find(one => one === old)
    if (!language || chosen()) return undefined
    keepCookie(LANGUAGE_COOKIE, language)
    return language
  } catch {
    return undefined
  }
}
