/** The API area of the service centre. */
export const API = '/service-center/api'
export const STOCK_ENDPOINT = `${API}/stock` as const
export const SKU_MAPPING = `${API}/sku-mapping` as const
