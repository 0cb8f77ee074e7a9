/** Discriminated unions, a recursive schema, `allOf` and `nullable` types. */
export default `openapi: 3.1.0
info:
  title: Notebook
  version: 1.0.0
  description: Blocks of several kinds, nested in each other.
servers:
  - url: https://notebook.example/api
paths:
  /pages:
    get:
      operationId: listPages
      summary: All pages
      responses:
        '200':
          description: The pages
          content:
            application/json:
              schema:
                type: array
                items: { $ref: '#/components/schemas/PageSummary' }
  /pages/{pageId}:
    parameters:
      - name: pageId
        in: path
        required: true
        schema: { type: string }
    get:
      operationId: getPage
      summary: A page with its blocks
      responses:
        '200':
          description: The page
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Page' }
        default:
          description: What went wrong
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Problem' }
    post:
      operationId: addBlock
      summary: Add a block to a page
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Block' }
      responses:
        '201':
          description: The block
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Block' }
components:
  schemas:
    PageSummary:
      type: object
      required: [id, title]
      properties:
        id: { type: string }
        title: { type: string }
    Page:
      allOf:
        - $ref: '#/components/schemas/PageSummary'
        - type: object
          required: [blocks]
          properties:
            blocks:
              type: array
              items: { $ref: '#/components/schemas/Block' }
            parent:
              description: The page above, if there is one
              oneOf:
                - $ref: '#/components/schemas/PageSummary'
                - type: 'null'
    Block:
      oneOf:
        - $ref: '#/components/schemas/Paragraph'
        - $ref: '#/components/schemas/Image'
        - $ref: '#/components/schemas/Columns'
      discriminator:
        propertyName: kind
        mapping:
          paragraph: '#/components/schemas/Paragraph'
          image: '#/components/schemas/Image'
          columns: '#/components/schemas/Columns'
    Paragraph:
      type: object
      required: [kind, text]
      properties:
        kind: { const: paragraph }
        text: { type: string }
    Image:
      type: object
      required: [kind, url]
      properties:
        kind: { const: image }
        url: { type: string, format: uri }
        width: { type: integer, minimum: 1 }
    Columns:
      description: A block that consists of blocks
      type: object
      required: [kind, children]
      properties:
        kind: { const: columns }
        children:
          type: array
          maxItems: 4
          items: { $ref: '#/components/schemas/Block' }
    Problem:
      type: object
      required: [message]
      properties:
        message: { type: string }
        causes:
          type: array
          items: { $ref: '#/components/schemas/Problem' }
`;
