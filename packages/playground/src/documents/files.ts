/** Uploads with other fields, several files, and downloads. */
export default `openapi: 3.1.0
info:
  title: Film archive
  version: 1.0.0
  description: Photos and documents, sent to a server and saved from it.
servers:
  - url: https://archive.example/v1
paths:
  /albums:
    get:
      operationId: listAlbums
      summary: All albums
      responses:
        '200':
          description: The albums
          content:
            application/json:
              schema:
                type: array
                items: { $ref: '#/components/schemas/Album' }
  /albums/{albumId}/photos:
    parameters:
      - $ref: '#/components/parameters/AlbumId'
    post:
      operationId: addPhotos
      summary: Upload photos to an album
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [photos]
              properties:
                photos:
                  type: array
                  minItems: 1
                  items: { type: string, format: binary }
                  description: One or more photos
                caption: { type: string, maxLength: 200 }
                takenAt: { type: string, format: date }
      responses:
        '201':
          description: The photos were saved
          content:
            application/json:
              schema:
                type: array
                items: { $ref: '#/components/schemas/Photo' }
        '413':
          description: A photo is too large
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Problem' }
  /albums/{albumId}/cover:
    parameters:
      - $ref: '#/components/parameters/AlbumId'
    get:
      operationId: getCover
      summary: Download the cover
      responses:
        '200':
          description: The cover
          content:
            image/jpeg:
              schema: { type: string, format: binary }
        '404':
          description: There is no such album
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Problem' }
    put:
      operationId: replaceCover
      summary: Replace the cover with the bytes of a file
      requestBody:
        required: true
        content:
          image/jpeg: {}
          image/png: {}
      responses:
        '204': { description: The cover was replaced }
  /albums/{albumId}/export:
    parameters:
      - $ref: '#/components/parameters/AlbumId'
    get:
      operationId: exportAlbum
      summary: Download the whole album
      parameters:
        - name: format
          in: query
          schema: { type: string, enum: [zip, pdf], default: zip }
      responses:
        '200':
          description: The album
          content:
            application/zip: {}
            application/pdf: {}
components:
  parameters:
    AlbumId:
      name: albumId
      in: path
      required: true
      schema: { type: string }
  schemas:
    Album:
      type: object
      required: [id, title, photoCount]
      properties:
        id: { type: string, examples: [summer] }
        title: { type: string, examples: [Summer by the lake] }
        photoCount: { type: integer, minimum: 0 }
    Photo:
      type: object
      required: [id, bytes]
      properties:
        id: { type: string, format: uuid }
        caption: { type: string }
        bytes: { type: integer, minimum: 1, description: The size of the file }
    Problem:
      type: object
      required: [message]
      properties:
        message: { type: string }
`;
