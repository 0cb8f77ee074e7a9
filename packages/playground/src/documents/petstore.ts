/** The running example of the docs: `samples/petstore.yaml`. */
export default `openapi: 3.1.0
info:
  title: Petstore
  version: 1.0.0
  summary: The pets of a shop
  description: The running example of the documentation.
  license:
    name: MIT
    identifier: MIT
servers:
  - url: https://petstore.example/api
tags:
  - name: pet
    description: Everything about the pets

paths:
  /pet:
    post:
      tags: [pet]
      operationId: addPet
      summary: Add a pet to the shop
      requestBody:
        required: true
        description: The pet to add
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/NewPet'
      responses:
        '201':
          description: The pet as it was saved
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Pet'
        '422':
          $ref: '#/components/responses/Invalid'
    put:
      tags: [pet]
      operationId: updatePet
      summary: Replace a pet
      requestBody:
        required: true
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/Pet'
      responses:
        '200':
          description: The pet as it was saved
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Pet'
        '404':
          $ref: '#/components/responses/NotFound'
        '422':
          $ref: '#/components/responses/Invalid'

  /pet/findByStatus:
    get:
      tags: [pet]
      operationId: findPetsByStatus
      summary: Find pets by their status
      parameters:
        - name: status
          in: query
          required: true
          description: The status to look for
          schema:
            $ref: '#/components/schemas/PetStatus'
      responses:
        '200':
          description: The pets that have this status
          content:
            application/json:
              schema:
                type: array
                items:
                  $ref: '#/components/schemas/Pet'

  /pet/{petId}:
    parameters:
      - $ref: '#/components/parameters/PetId'
    get:
      tags: [pet]
      operationId: getPetById
      summary: Get one pet
      responses:
        '200':
          description: The pet
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Pet'
        '404':
          $ref: '#/components/responses/NotFound'
    delete:
      tags: [pet]
      operationId: deletePet
      summary: Remove a pet from the shop
      responses:
        '204':
          description: The pet is gone
        '404':
          $ref: '#/components/responses/NotFound'

  /pet/{petId}/uploadImage:
    parameters:
      - $ref: '#/components/parameters/PetId'
    post:
      tags: [pet]
      operationId: uploadFile
      summary: Upload a photo of a pet
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [file]
              properties:
                file:
                  type: string
                  format: binary
                  description: The photo
                caption:
                  type: string
                  maxLength: 200
      responses:
        '200':
          description: The photo was saved
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/UploadedFile'
        '404':
          $ref: '#/components/responses/NotFound'

  /pet/{petId}/photo:
    parameters:
      - $ref: '#/components/parameters/PetId'
    get:
      tags: [pet]
      operationId: getPetPhoto
      summary: Download the photo of a pet
      responses:
        '200':
          description: The photo
          content:
            image/jpeg:
              schema:
                type: string
                format: binary
        '404':
          $ref: '#/components/responses/NotFound'

components:
  parameters:
    PetId:
      name: petId
      in: path
      required: true
      description: The id of the pet
      schema:
        type: integer
        format: int64

  responses:
    NotFound:
      description: There is no pet with this id
      content:
        application/json:
          schema:
            $ref: '#/components/schemas/ApiError'
    Invalid:
      description: The pet is not valid
      content:
        application/json:
          schema:
            $ref: '#/components/schemas/ApiError'

  schemas:
    Pet:
      type: object
      required: [id, name, photoUrls]
      properties:
        id:
          type: integer
          format: int64
          examples: [10]
        name:
          type: string
          examples: [Rex]
        status:
          $ref: '#/components/schemas/PetStatus'
        photoUrls:
          type: array
          items:
            type: string
            format: uri
    NewPet:
      type: object
      required: [name, photoUrls]
      properties:
        id:
          description: Assigned by the shop if omitted
          type: integer
          format: int64
        name:
          type: string
          minLength: 1
        status:
          $ref: '#/components/schemas/PetStatus'
        photoUrls:
          type: array
          items:
            type: string
            format: uri
    PetStatus:
      description: Status of the pet in the shop
      type: string
      enum: [available, pending, sold]
    UploadedFile:
      type: object
      required: [url, size]
      properties:
        url:
          type: string
          format: uri
        size:
          description: Size of the file in bytes
          type: integer
    ApiError:
      type: object
      required: [code, message]
      properties:
        code:
          type: string
          examples: [not_found]
        message:
          type: string
          examples: [There is no pet with this id]
`;
