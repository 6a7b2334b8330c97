import { useTexts } from '../../lib/texts.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { favouritesLoginTexts } from './favourites-login-texts.ts'

/** In place of a visitor's favourites. */
export default function FavouritesLogin() {
  const t = useTexts(favouritesLoginTexts)
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      <p>{t.logIn}</p>
      <LoginFirst />
    </>
  )
}
