import { apiClient, dataOf } from '@fairfloor/api-client'

const { SHOP_URL = '', API_KEY = '' } = process.env
const shop = apiClient({ url: SHOP_URL, key: API_KEY })

const { company, rights } = dataOf(await shop.GET('/api/v1/key'))
console.log(`The key acts for ${company} and may ${rights.join(', ')}.`)
