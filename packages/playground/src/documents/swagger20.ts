/** Swagger 2.0, which is upgraded before code is generated. */
export default `swagger: '2.0'
info:
  title: Tram stops
  version: '2.1'
  description: Stops and departures, in Swagger 2.0.
host: trams.example
basePath: /api
schemes: [https]
consumes: [application/json]
produces: [application/json]
paths:
  /stops:
    get:
      operationId: listStops
      summary: Stops, near a place or all
      parameters:
        - { name: lat, in: query, type: number, minimum: -90, maximum: 90 }
        - { name: lon, in: query, type: number, minimum: -180, maximum: 180 }
        - name: lines
          in: query
          type: array
          items: { type: string }
          collectionFormat: csv
      responses:
        200:
          description: The stops
          schema:
            type: array
            items: { $ref: '#/definitions/Stop' }
  /stops/{stopId}/departures:
    get:
      operationId: listDepartures
      summary: The next departures of a stop
      parameters:
        - { name: stopId, in: path, required: true, type: string }
      responses:
        200:
          description: The departures
          schema:
            type: array
            items: { $ref: '#/definitions/Departure' }
        404:
          description: There is no such stop
          schema: { $ref: '#/definitions/Problem' }
  /reports:
    post:
      operationId: reportProblem
      summary: Report a problem, with a photo
      consumes: [multipart/form-data]
      parameters:
        - { name: text, in: formData, type: string, required: true }
        - { name: photo, in: formData, type: file }
      responses:
        201: { description: Thank you }
definitions:
  Stop:
    type: object
    required: [id, name]
    properties:
      id: { type: string, example: market-square }
      name: { type: string, example: Market Square }
      lines: { type: array, items: { type: string } }
  Departure:
    type: object
    required: [line, to, at]
    properties:
      line: { type: string, example: '4' }
      to: { type: string, example: Harbor }
      at: { type: string, format: date-time }
      delayMinutes: { type: integer, minimum: 0 }
  Problem:
    type: object
    required: [message]
    properties:
      message: { type: string }
`;
