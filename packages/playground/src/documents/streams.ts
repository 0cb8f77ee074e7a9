/** Server-sent events and JSON lines, in OpenAPI 3.2. */
export default `openapi: 3.2.0
info:
  title: Control room
  version: 1.0.0
  description: What a server sends while it happens.
servers:
  - url: https://control.example/api
paths:
  /sensors:
    get:
      operationId: listSensors
      summary: All sensors
      responses:
        '200':
          description: The sensors
          content:
            application/json:
              schema:
                type: array
                items: { $ref: '#/components/schemas/Sensor' }
  /sensors/{sensorId}/readings:
    get:
      operationId: watchReadings
      summary: The readings of a sensor as they arrive
      parameters:
        - name: sensorId
          in: path
          required: true
          schema: { type: string }
      responses:
        '200':
          description: Server-sent events
          content:
            text/event-stream:
              itemSchema:
                type: object
                required: [data]
                properties:
                  event: { const: reading }
                  data:
                    type: string
                    contentMediaType: application/json
                    contentSchema: { $ref: '#/components/schemas/Reading' }
  /log:
    get:
      operationId: readLog
      summary: The log, one JSON value per line
      responses:
        '200':
          description: JSON lines
          content:
            application/jsonl:
              itemSchema: { $ref: '#/components/schemas/LogEntry' }
  /answers:
    post:
      operationId: ask
      summary: An answer, word by word
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [question]
              properties:
                question: { type: string, minLength: 1 }
      responses:
        '200':
          description: The words of the answer
          content:
            text/event-stream:
              itemSchema:
                type: object
                required: [data]
                properties:
                  data: { type: string }
components:
  schemas:
    Sensor:
      type: object
      required: [id, place]
      properties:
        id: { type: string, examples: [roof-1] }
        place: { type: string, examples: [Roof] }
    Reading:
      type: object
      required: [at, celsius]
      properties:
        at: { type: string, format: date-time }
        celsius: { type: number, minimum: -90, maximum: 60 }
    LogEntry:
      type: object
      required: [level, text]
      properties:
        level: { type: string, enum: [debug, info, warning, error] }
        text: { type: string }
`;
