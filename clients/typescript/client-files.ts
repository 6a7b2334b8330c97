import openapiTS, { astToString } from 'openapi-typescript'

/** A description in OpenAPI, or a collection, as a server answers it. */
export type Document = { readonly info: { readonly title?: string; readonly name?: string } }

/** In place of the shop's own address and name, which differ from server to server. */
const ADDRESS = 'https://shop.example'
const NAME = 'Customer API'
/** The shop's own says how many requests it answers a minute. */
const ABOUT = 'How it works stands in the shop, under Service centre, API, REST API.'

/**
 * The files that are made from the API's description, by their place below this folder.
 * @param description of `/api/v1/openapi.json`
 * @param collection of `/api/v1/collection.json`
 */
export async function clientFiles(description: Document, collection: Document): Promise<Record<string, string>> {
  const address = (description as { servers?: { url: string }[] }).servers?.[0]?.url ?? ADDRESS
  const neutral = ({ info, ...rest }: Document, name: 'title' | 'name') =>
    JSON.stringify({ info: { ...info, [name]: NAME, description: ABOUT }, ...rest }, null, 2).replaceAll(
      address,
      ADDRESS,
    )
  const types = astToString(await openapiTS(neutral(description, 'title')))
  return {
    'src/schema.ts': `// Made from /api/v1/openapi.json by make.ts; a test fails where it is not what the server describes.\n${types}`,
    '../postman/collection.json': `${neutral(collection, 'name')}\n`,
  }
}
