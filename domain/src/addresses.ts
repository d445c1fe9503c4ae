/** The ways into the platform that texts outside of it name: mails, notices, documents. */
export const paths = {
  tender: (id: number): string => `/projekte/${id}`,
  /** Where a bidder files, and finds the receipts of what she has filed. */
  application: (id: number): string => `${paths.tender(id)}/bewerbung`,
  offer: (id: number): string => `${paths.tender(id)}/angebot`,
  /** Where a tender's documents are, those of one lot if named. */
  tenderDocuments: (id: number, lot = ''): string => `${paths.tender(id)}/dokumente#${lot}`,
  parcel: (id: number): string => `/grundstuecke/${id}`,
  messages: (id: number): string => `${paths.tender(id)}/nachrichten`,
  /** One message, for those who may read it. */
  message: (id: number, messageId: number): string => `${paths.messages(id)}#nachricht-${messageId}`,
  /** One room alone, for those who may see it. */
  dataRoom: (id: number, roomId: number, offerId: number | null = null): string =>
    `${paths.tender(id)}/datenraum/${roomId}${offerId === null ? '' : `/angebot/${offerId}`}`,
  /** For whoever was asked to take part; what she holds is kept by her browser until she joins. */
  invitation: (id: number, token: string): string => `${paths.tender(id)}?einladung=${token}`,
  confirmEmail: (token: string): string => `/?token=${token}`,
  setPassword: (token: string): string => `/passwort-reset?token=${token}`,
  firstAdmin: (token: string): string => `/einrichtung?token=${token}`,
  download: (fileName: string, permit: string): string => `/api/v1/downloads/${fileName}?permit=${permit}`,
  fileDownload: (fileName: string, permit: string): string =>
    `/api/v1/downloads/files/${encodeURIComponent(fileName)}?permit=${permit}`,
  zipDownload: (fileName: string, permit: string): string =>
    `/api/v1/downloads/rooms/${encodeURIComponent(fileName)}?permit=${permit}`,
  offersDownload: (fileName: string, permit: string): string =>
    `/api/v1/downloads/offers/${encodeURIComponent(fileName)}?permit=${permit}`,
  archiveDownload: (fileName: string, permit: string): string =>
    `/api/v1/downloads/archives/${encodeURIComponent(fileName)}?permit=${permit}`,
  parcelsDownload: (format: string, permit: string): string =>
    `/api/v1/downloads/properties/grundstuecke.${format}?permit=${permit}`,
  parcelZip: (fileName: string, permit: string): string =>
    `/api/v1/downloads/parcels/${encodeURIComponent(fileName)}?permit=${permit}`,
  /** A file of a parcel; without a permit for those who say in a header who they are, and for what everybody may have. */
  parcelFile: (parcelId: number, serverId: string, permit?: string): string =>
    `/api/v1/files/gis/document/${parcelId}/${serverId}${permit === undefined ? '' : `?permit=${permit}`}`,
  /** Good for as long as everyone may read the document. */
  publicDocument: (id: number, fileName: string): string =>
    `/api/v1/documents/${id}/${encodeURIComponent(fileName)}`,
  /** The document itself, to be drawn by our own pages. */
  preview: (id: number): string => `/api/v1/previews/${id}`,
  /** Where files are sent to in parts: `room=…` says for what. */
  uploads: ({ room, replaces }: { room: number; replaces?: number | undefined }): string =>
    `/api/v1/uploads?room=${room}${replaces === undefined ? '' : `&replaces=${replaces}`}`,
  /** The same for documents and for pictures of a parcel. */
  parcelUploads: (query: Readonly<Record<string, string>>): string =>
    `/api/v1/uploads?${Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`,
  upload: (id: string): string => `/api/v1/uploads/${id}`,
}

/** The full address of a way into the platform that browsers reach at `home`. */
export const addressAt = (home: string, path: string): string => `${home}${path}`

/** Whether the public can be sent there: a name of the internet, in the form that the notice standard takes. */
export const isPublicAddress = (address: string): boolean =>
  /^https?:\/\/([a-z\d-]+\.)+[a-z]{2,6}([:/]|$)/i.test(address)
