/** OpenAPI 3.0, with `nullable`, paging and an API key. */
export default `openapi: 3.0.3
info:
  title: Library
  version: 1.4.0
  description: Books and loans, in OpenAPI 3.0.
servers:
  - url: https://library.example/v1
security:
  - apiKey: []
paths:
  /books:
    get:
      operationId: listBooks
      summary: Find books
      parameters:
        - name: author
          in: query
          schema: { type: string }
        - name: page
          in: query
          schema: { type: integer, minimum: 1, default: 1 }
        - name: pageSize
          in: query
          schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
      responses:
        '200':
          description: A page of books
          content:
            application/json:
              schema:
                type: object
                required: [items, total]
                properties:
                  items:
                    type: array
                    items: { $ref: '#/components/schemas/Book' }
                  total: { type: integer, minimum: 0 }
  /books/{isbn}:
    get:
      operationId: getBook
      summary: Get one book
      parameters:
        - $ref: '#/components/parameters/Isbn'
      responses:
        '200':
          description: The book
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Book' }
        '404':
          description: There is no such book
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Problem' }
  /books/{isbn}/loans:
    post:
      operationId: borrowBook
      summary: Borrow a book
      parameters:
        - $ref: '#/components/parameters/Isbn'
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [until]
              properties:
                until: { type: string, format: date }
      responses:
        '201':
          description: The loan
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Loan' }
        '409':
          description: Somebody else has the book
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Problem' }
components:
  securitySchemes:
    apiKey: { type: apiKey, in: header, name: X-Api-Key }
  parameters:
    Isbn:
      name: isbn
      in: path
      required: true
      schema: { type: string, pattern: '^[0-9]{13}$', example: '9780140449136' }
  schemas:
    Book:
      type: object
      required: [isbn, title, author]
      properties:
        isbn: { type: string, example: '9780140449136' }
        title: { type: string, example: The Odyssey }
        author: { type: string, example: Homer }
        year: { type: integer, nullable: true, description: Unknown for some }
    Loan:
      type: object
      required: [id, book, until]
      properties:
        id: { type: string, format: uuid, readOnly: true }
        book: { $ref: '#/components/schemas/Book' }
        until: { type: string, format: date }
        returnedAt: { type: string, format: date-time, nullable: true }
    Problem:
      type: object
      required: [code, message]
      properties:
        code: { type: string }
        message: { type: string }
`;
